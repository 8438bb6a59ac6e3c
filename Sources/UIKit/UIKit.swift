@_exported import InterludeUI

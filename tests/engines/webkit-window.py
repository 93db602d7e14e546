#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: without decoration, so that its page has exactly the window's size, and
with a profile of its own. Debian's MiniBrowser has a toolbar, and can't be as narrow as a phone."""
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_automation_allowed(True)


def create_view(*_):
    window = Gtk.Window(decorated=False, default_width=390, default_height=844)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window.add(view)
    window.show_all()
    view.grab_focus()
    window.move(0, 0)
    return view


def start(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
